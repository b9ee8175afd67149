// The script with which sites show forms and signing pages: DocuSign.loadDocuSign(key), then
// webforms({ url, options }) or signing({ url }).
(() => {
  const own = document.currentScript?.src ?? location.href;

  /** Formats the address of a form with the token and the values of a site. */
  function addressOf(url, { instanceToken, prefillValues }) {
    const [address, hash = ''] = String(url).split(/#(.*)/s);
    const parts = [hash].filter((part) => part !== '');
    if (instanceToken !== undefined && !hash.includes('instanceToken='))
      parts.push(`instanceToken=${encodeURIComponent(instanceToken)}`);
    if (prefillValues !== undefined)
      parts.push(`prefillValues=${encodeURIComponent(JSON.stringify(prefillValues))}`);
    return `${new URL(address, own)}${parts.length === 0 ? '' : `#${parts.join('&')}`}`;
  }

  /** The address of a signing page that ends with a message instead of a redirect. */
  function signingAddressOf(url) {
    const address = new URL(url, own);
    address.searchParams.set('in', 'script');
    return address.href;
  }

  function createWebForm({ url, options = {} }) {
    return createWidget({ title: 'Web form', address: addressOf(url, options), options });
  }

  function createSigning({ url }) {
    const address = signingAddressOf(url);
    return createWidget({ title: 'Signing', address, options: {}, readyOnLoad: true });
  }

  /** Creates a frame for a page, which forwards its messages to the listeners of the site. */
  function createWidget({ title, address, options, readyOnLoad = false }) {
    const listeners = new Map();
    let frame;

    function hear({ source, data, origin }) {
      if (frame === undefined || source !== frame.contentWindow) return;
      if (data?.source !== 'countersign-web-form') return;
      const { source: _, ...event } = data;
      if (event.type === 'size') {
        if (options.autoResizeHeight === true) frame.style.height = `${event.height}px`;
        return;
      }
      if (event.type === 'loaded') {
        const { hideWelcomePage, showFinishLater } = options;
        const look = { type: 'options', hideWelcomePage, showFinishLater };
        frame.contentWindow.postMessage({ source: 'countersign-web-form', ...look }, origin);
        return;
      }
      tell(event);
      if (event.type === 'sessionEnd' && options.dismissWidgetOnSessionEnd === true)
        widget.unmount();
    }

    function tell(event) {
      for (const listener of listeners.get(event.type) ?? []) listener(event);
    }

    const widget = {
      on(type, listener) {
        listeners.set(type, [...(listeners.get(type) ?? []), listener]);
        return widget;
      },
      off(type, listener) {
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter((one) => one !== listener),
        );
        return widget;
      },
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (place === null || place === undefined)
          throw new Error(`There is no element ${target} to show the page in.`);
        frame = document.createElement('iframe');
        frame.src = address;
        frame.title = title;
        frame.hidden = options.hidden === true;
        if (readyOnLoad)
          frame.addEventListener('load', () => tell({ type: 'ready' }), { once: true });
        Object.assign(
          frame.style,
          { width: '100%', height: '100%', minHeight: '600px', border: '0' },
          options.iframeStyles,
        );
        addEventListener('message', hear);
        place.replaceChildren(frame);
        return widget;
      },
      unmount() {
        removeEventListener('message', hear);
        frame?.remove();
        frame = undefined;
      },
    };
    return widget;
  }

  globalThis.DocuSign = {
    ...globalThis.DocuSign,
    loadDocuSign: async () => ({ signing: createSigning, webforms: createWebForm }),
  };
})();
