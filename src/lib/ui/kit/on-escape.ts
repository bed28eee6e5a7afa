import type { Attachment } from 'svelte/attachments';
import { isOfInputMethod } from '../../session/keys/key-press';

/** Escape leaves it and reaches nothing around it, but not while an input method is composing, nor unless `isOpen`. */
export function onEscape(leave: () => void, isOpen: () => boolean = () => true): Attachment<HTMLElement> {
  return (element) => {
    function pressed(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || isOfInputMethod(event) || !isOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    element.addEventListener('keydown', pressed);
    return () => element.removeEventListener('keydown', pressed);
  };
}
