import { expect, type Page } from '@playwright/test';

/** Soft, as every state is to be told. What follows the window by an observer, as charts do, is a frame behind it. */
export function expectNoLayoutFault(page: Page, state: string): Promise<void> {
  return expect.soft(async () => expect(await layoutFaults(page), state).toEqual([])).toPass({ timeout: 5_000 });
}

/** Panes that can be scrolled sideways, and texts of buttons, headings and labels that stand out of their box or the window. */
function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hangingSpace = 0.4; // where a line breaks, pre-wrap lets its last space stand out; of the letters' size
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

    for (const element of document.querySelectorAll('html, body, .app, .app *')) {
      if (!isShown(element) || element instanceof HTMLTextAreaElement) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = element === document.documentElement || /auto|scroll/.test(overflowX);
      if (scrolls && element.scrollWidth > element.clientWidth) faults.push(`scrolls sideways: ${nameOf(element)}`);
      const cuts = /hidden|clip/.test(overflowY) && element.matches('button, a, h1, h2, h3, summary, label, p, li');
      if (cuts && element.scrollHeight > element.clientHeight + 1) faults.push(`is cut: ${nameOf(element)}`);
    }

    for (const box of document.querySelectorAll('button, a, h1, h2, h3, summary, label, .st, kbd, th, dt, p, li')) {
      if (!isShown(box)) continue;
      const outer = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.textContent?.trim() || !text.parentElement || !isShown(text.parentElement)) continue;
        if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue; // cut on purpose, with its whole text as title
        const range = document.createRange();
        range.selectNodeContents(text);
        const inner = range.getBoundingClientRect();
        const space = hangingSpace * parseFloat(getComputedStyle(text.parentElement).fontSize);
        const isOut = inner.left < outer.left - 1 || inner.right > outer.right + space;
        if (isOut || inner.left < -1 || inner.right > innerWidth + 1) faults.push(`stands out: ${nameOf(box)}`);
      }
    }
    return faults;
  });
}
