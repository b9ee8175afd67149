// Says that the picture of a page is on its way, where a person would see an empty sheet.
export function watchPictures() {
  for (const picture of document.querySelectorAll('[data-loading] > img')) {
    if (picture.complete) continue;
    const sheet = picture.parentElement;
    const end = () => sheet.removeAttribute('aria-busy');
    sheet.setAttribute('aria-busy', 'true');
    picture.addEventListener('load', end, { once: true });
    picture.addEventListener('error', end, { once: true });
  }
}
