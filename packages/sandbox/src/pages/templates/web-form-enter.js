// Sends on what is behind the `#` of the address, which only the browser knows.
const form = document.querySelector('#enter');
const hash = location.hash.slice(1);
// Programs put the token in as it is, with the plus signs of Base64.
const values = new URLSearchParams(hash.replaceAll('+', '%2B'));
for (const name of ['instanceToken', 'prefillValues'])
  form.elements[name].value = values.get(name) ?? '';
form.submit();
