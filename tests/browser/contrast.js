// Lists texts that can be seen whose contrast with their ground is below 4.5 (WCAG 2, 1.4.3).
const faults = [];
const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
const light = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
const ground = (element) => {
  for (let one = element; one; one = one.parentElement) {
    const [r, g, b, a = 1] = numbers(getComputedStyle(one).backgroundColor);
    if (a === 1) return [r, g, b];
    if (a > 0) faults.push(`${one.tagName} is half transparent`);
  }
  return [255, 255, 255];
};
for (const element of document.body.querySelectorAll("*")) {
  const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!says || !element.checkVisibility()) continue;
  const [one, other] = [light(numbers(getComputedStyle(element).color)), light(ground(element))];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  if (contrast < 4.5) faults.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}" ${contrast.toFixed(2)}`);
}
return faults;
