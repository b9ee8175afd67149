// The script with which sites show forms: DocuSign.loadDocuSign(key), then webforms({ url, options }).
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

  function createWebForm({ url, options = {} }) {
    const listeners = new Map();
    let frame;

    function hear({ source, data }) {
      if (frame === undefined || source !== frame.contentWindow) return;
      if (data?.source !== 'countersign-web-form') return;
      const { source: _, ...event } = data;
      for (const listener of listeners.get(event.type) ?? []) listener(event);
      if (event.type === 'sessionEnd' && options.dismissWidgetOnSessionEnd === true)
        widget.unmount();
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
          throw new Error(`There is no element ${target} to show the form in.`);
        frame = document.createElement('iframe');
        frame.src = addressOf(url, options);
        frame.title = 'Web form';
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
    loadDocuSign: async () => ({ webforms: createWebForm }),
  };
})();
