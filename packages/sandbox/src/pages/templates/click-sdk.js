// The script with which sites show agreements: docuSignClick.Clickwrap.render(options, selector).
(() => {
  const own = document.currentScript?.src ?? location.href;

  /** The address of an agreement: that of the API, or of the clickwrap for a person by the IDs. */
  function addressOf(options) {
    const { agreementUrl, environment, accountId, clickwrapId, clientUserId } = options;
    if (agreementUrl !== undefined) return new URL(agreementUrl, own);
    if (accountId === undefined || clickwrapId === undefined || clientUserId === undefined)
      throw new Error('Give agreementUrl, or accountId, clickwrapId and clientUserId.');
    const path = `/clickapi/v1/accounts/${encodeURIComponent(accountId)}/clickwraps/${encodeURIComponent(clickwrapId)}/view`;
    const address = new URL(path, environment ?? own);
    const { documentData, metadata } = options;
    address.searchParams.set('client_user_id', String(clientUserId));
    if (documentData !== undefined)
      address.searchParams.set('document_data', JSON.stringify(documentData));
    if (metadata !== undefined) address.searchParams.set('metadata', metadata);
    const tenant = new URL(own).searchParams.get('tenant');
    if (tenant !== null) address.searchParams.set('tenant', tenant);
    return address;
  }

  const looks = {
    inline: { position: 'static', width: '100%', height: '32rem', inset: 'auto', zIndex: 'auto' },
    modal: { position: 'fixed', width: '100%', height: '100%', inset: '0', zIndex: '2147483000' },
  };

  function render(options = {}, selector = '#ds-clickwrap') {
    const call = (name, argument) => options[name]?.(argument);
    const place = typeof selector === 'string' ? document.querySelector(selector) : selector;
    let address;
    try {
      if (place === null) throw new Error(`There is no element ${selector}.`);
      address = addressOf(options);
    } catch (error) {
      if (options.onError === undefined) throw error;
      return call('onError', error);
    }
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = 'Agreement';
    Object.assign(frame.style, { border: '0', display: 'none' });

    function close() {
      removeEventListener('message', hear);
      frame.remove();
    }

    function formatOf(given) {
      return (options.format ?? given) === 'inline' ? 'inline' : 'modal';
    }

    function show(given) {
      const format = formatOf(given);
      Object.assign(frame.style, { display: 'block' }, looks[format]);
      frame.dataset.format = format;
      frame.focus();
    }

    function hear({ source, data }) {
      if (source !== frame.contentWindow || data?.source !== 'countersign-click') return;
      switch (data.type) {
        case 'mustAgree':
          frame.contentWindow.postMessage(
            {
              source: 'countersign-click',
              type: 'look',
              format: formatOf(data.format),
              style: options.style ?? {},
            },
            address.origin,
          );
          show(data.format);
          call('onMustAgree', data.agreement);
          break;
        case 'agreeing':
          call('onAgreeing');
          break;
        case 'declining':
          call('onDeclining');
          break;
        case 'agreed':
          close();
          call('onAgreed', data.agreement);
          break;
        case 'declined':
          close();
          call('onDeclined', data.agreement);
          break;
        case 'error':
          close();
          call('onError', data.error);
          break;
        case 'size':
          if (frame.dataset.format === 'inline') frame.style.height = `${data.height}px`;
          break;
        default:
          break;
      }
    }

    addEventListener('message', hear);
    place.replaceChildren(frame);
    return undefined;
  }

  globalThis.docuSignClick = { ...globalThis.docuSignClick, Clickwrap: { render } };
})();
