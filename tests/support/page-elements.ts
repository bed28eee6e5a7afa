/** Reads and presses what the page of a browser test shows. */

export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const textOf = (selector: string): string => find(selector).innerText.trim();
export const button = (name: string): HTMLElement | undefined =>
  all('button').find((candidate) => candidate.textContent.includes(name));

export function press(key: string, options: KeyboardEventInit & { on?: Element } = {}): boolean {
  const { on = document.body, ...more } = options;
  return on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

export function type(text: string): HTMLTextAreaElement {
  const box = find<HTMLTextAreaElement>('#message');
  box.focus();
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return box;
}
