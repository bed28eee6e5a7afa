import type { Attachment } from 'svelte/attachments';

/** Escape leaves a form, but not while an input method is composing. */
export function onEscape(leave: () => void): Attachment<HTMLElement> {
  return (form) => {
    function pressed(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
      event.stopPropagation();
      leave();
    }
    form.addEventListener('keydown', pressed);
    return () => form.removeEventListener('keydown', pressed);
  };
}
