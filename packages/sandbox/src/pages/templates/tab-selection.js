// The fields that are selected: the one with the focus, and those that were marked beside it.

export function createSelection(model) {
  const marked = new Set();
  let current;

  const selection = {
    get current() {
      return current;
    },
    /** Lists the selected fields: all that are marked if the one with the focus is among them. */
    list() {
      if (current === undefined) return [];
      return marked.has(current) ? model.tabs.filter((tab) => marked.has(tab)) : [current];
    },
    has: (tab) => tab === current || marked.has(tab),
    /** Selects fields instead of those that are; the first one gets the properties. */
    choose(tabs) {
      marked.clear();
      if (tabs.length > 1) for (const tab of tabs) marked.add(tab);
      [current] = tabs;
      model.showSelected();
    },
    /** Follows the focus; marked fields stay so. */
    follow(tab) {
      if (tab === current) return;
      current = tab;
      model.showSelected();
    },
    /** Marks a field beside those that are selected, or not any more. */
    toggle(tab) {
      if (marked.size === 0 && current !== undefined && current !== tab) marked.add(current);
      if (marked.has(tab)) marked.delete(tab);
      else marked.add(tab);
      current = tab;
      model.showSelected();
      model.say(marked.size === 1 ? '1 field is marked.' : `${marked.size} fields are marked.`);
    },
  };
  return selection;
}
