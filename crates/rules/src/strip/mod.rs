//! The lozenge strip: Awithlaknan Mosona and Kolowis Awithlaknannai.
