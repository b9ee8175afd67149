// A check box and a file field have their label next to them if the paper is blank there. Otherwise
// the paper says what they are for, and the label shows on focus.
const isLarge = matchMedia('(width >= 48rem)');
/** The minimum brightness of blank paper, of 255. */
const blank = 235;

/** Shows the captions of pages whose images are loaded, and of others when they load. */
export function showCaptions() {
  for (const image of document.querySelectorAll('.sheet img')) {
    image.addEventListener('load', () => showOn(image));
    if (image.complete) showOn(image);
    isLarge.addEventListener('change', () => showOn(image));
  }
}

function showOn(image) {
  const fields = [...image.closest('.page').querySelectorAll('.fields .field')];
  const boxes = fields.filter((field) => field.matches('.tick, .radio, .file'));
  if (!isLarge.matches || boxes.length === 0 || image.naturalWidth === 0) return;
  const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d', {
    willReadFrequently: true,
  });
  context.drawImage(image, 0, 0);
  for (const box of boxes) {
    box.classList.add('beside');
    const place = box
      .querySelector('.choice .caption, :scope > label:not(.choice)')
      .getBoundingClientRect();
    const others = fields.filter((field) => field !== box);
    if (!isBlank(context, image, place) || others.some((other) => meets(other, place)))
      box.classList.remove('beside');
  }
}

function isBlank(context, image, { left, top, right, bottom }) {
  const paper = image.getBoundingClientRect();
  if (right > paper.right) return false;
  const scale = image.naturalWidth / paper.width;
  const { data } = context.getImageData(
    (left - paper.left) * scale,
    (top - paper.top) * scale,
    Math.max(1, (right - left) * scale),
    Math.max(1, (bottom - top) * scale),
  );
  return data.every((value) => value >= blank);
}

function meets(field, { left, top, right, bottom }) {
  const other = field.getBoundingClientRect();
  return other.left < right && left < other.right && other.top < bottom && top < other.bottom;
}
