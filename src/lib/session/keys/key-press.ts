/** The part of a KeyboardEvent that the rules about keys look at. */
export interface KeyPress {
  key: string;
  code: string;
  keyCode: number;
  isComposing: boolean;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The key belongs to an input method. Safari says so by keyCode 229 alone, since it ends the composition before the keydown. */
export function isOfInputMethod(press: KeyPress): boolean {
  return press.isComposing || press.keyCode === 229 || press.key === 'Process';
}

export function hasModifier(press: KeyPress): boolean {
  return press.ctrlKey || press.metaKey || press.altKey;
}

/** Where letters are text, and so never shortcuts. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) {
    return true;
  }
  const withoutText = ['button', 'checkbox', 'radio', 'file', 'range', 'submit', 'reset', 'color'];
  return target instanceof HTMLInputElement && !withoutText.includes(target.type);
}
