/** The index that the search below loads when it is opened. */
export const index = JSON.stringify(
  Array.from({ length: 2000 }, () => ['lock', 'oauth token', 'envelope']).flat(),
);

/** A page with a search as the site has one: a button, a dialog, a combobox and its options. */
export const searchPage = `<!doctype html>
<select><option>dark</option></select>
<button id="open">Search</button>
<dialog>
  <input role="combobox" aria-controls="results" aria-expanded="false" />
  <div id="results" role="listbox"></div>
</dialog>
<script type="module">
  const [dialog, input, results] = ['dialog', 'input', '#results'].map((one) =>
    document.querySelector(one),
  );
  let words = [];
  document.querySelector('#open').addEventListener('click', async () => {
    dialog.showModal();
    words = await (await fetch('./index.json')).json();
    answer();
  });
  input.addEventListener('input', answer);
  function answer() {
    const found = words.filter((one) => input.value !== '' && one.includes(input.value));
    const options = found.slice(0, 5).map((word) => {
      const option = document.createElement('div');
      option.role = 'option';
      option.textContent = word;
      return option;
    });
    if (options.length > 0 || input.value === '') results.replaceChildren(...options);
  }
</script>
`;
