//! A rectangle of whole pixels.

/// From `left`/`top` up to, but not including, `right`/`bottom`. May reach beyond a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Area {
    pub(crate) const fn new(left: i32, top: i32, right: i32, bottom: i32) -> Area {
        Area { left, top, right, bottom }
    }

    /// The pixels within `dx` and `dy` of a corner where four pixels meet.
    pub(crate) const fn around(x: i32, y: i32, dx: i32, dy: i32) -> Area {
        Area::new(x - dx, y - dy, x + dx, y + dy)
    }

    /// The pixels that a rectangle of real coordinates touches.
    pub(crate) fn touching(left: f32, top: f32, right: f32, bottom: f32) -> Area {
        Area::new(left.floor() as i32, top.floor() as i32, right.ceil() as i32, bottom.ceil() as i32)
    }

    pub(crate) fn width(&self) -> usize {
        (self.right - self.left).max(0) as usize
    }

    pub(crate) fn height(&self) -> usize {
        (self.bottom - self.top).max(0) as usize
    }

    pub(crate) fn grown(&self, by: i32) -> Area {
        Area::new(self.left - by, self.top - by, self.right + by, self.bottom + by)
    }

    pub(crate) fn shifted(&self, dx: i32, dy: i32) -> Area {
        Area::new(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)
    }

    /// The smallest area that holds both.
    pub(crate) fn union(&self, other: &Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// What both have in common; of width or height 0 if nothing.
    pub(crate) fn common(&self, other: &Area) -> Area {
        Area {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.width() == 0 || self.height() == 0
    }

    pub(crate) fn overlaps(&self, other: &Area) -> bool {
        !self.common(other).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_that_only_touch_do_not_overlap() {
        let left = Area::new(0, 0, 4, 4);
        assert!(left.overlaps(&Area::new(3, 3, 9, 9)));
        assert!(!left.overlaps(&Area::new(4, 0, 8, 4)));
        assert_eq!(left.union(&Area::new(6, 2, 8, 9)), Area::new(0, 0, 8, 9));
    }
}
