/** The box of index.html, which may be typed into already, at the page's first mount; else a new one like it. */
export function takeBox(): HTMLTextAreaElement {
  const first = document.querySelector<HTMLTextAreaElement>('.first #message');
  if (first) return first;
  const box = document.createElement('textarea');
  box.id = 'message';
  box.rows = 1;
  box.autocomplete = 'off';
  box.enterKeyHint = 'send';
  return box;
}

/**
 * Puts the box where it belongs, and ends nothing that goes on in it: neither focus and caret nor a composition. A browser that cannot move
 * it so waits until the composition is over; until then the box lingers where index.html has it, in the same spot of the screen.
 */
export function placeBox(box: HTMLTextAreaElement, before: Element, isComposing: boolean): void {
  const form = before.parentElement;
  if (!form) return; // gone again before the composition was over
  if (box.isConnected && 'moveBefore' in form) {
    form.moveBefore(box, before);
    return;
  }
  if (box.isConnected && isComposing) {
    box.closest('.first')?.classList.add('lingers');
    // once whoever hears of the same end has read the box
    box.addEventListener('compositionend', () => setTimeout(() => placeBox(box, before, false)), { once: true });
    return;
  }
  const { selectionStart, selectionEnd } = box;
  const hasFocus = document.activeElement === box;
  form.insertBefore(box, before);
  if (hasFocus) {
    box.focus({ preventScroll: true });
    box.setSelectionRange(selectionStart, selectionEnd);
  }
  document.querySelector('.first.lingers')?.remove();
}
