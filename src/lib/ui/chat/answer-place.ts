import { tick } from 'svelte';
import type { Session } from '../../session/session';

/** Moves the focus to where the person answers. Where a finger types, a keyboard would rise over what there is to read: there to the talk. */
export function focusAnswerPlace(): void {
  const place = matchMedia('(pointer: fine)').matches ? '#message' : '.chat .log';
  document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
}

/** Shows the chat, whatever is in view, where what is written answers the open question, and moves the focus there. */
export async function turnToQuestion(session: Session): Promise<void> {
  session.router.go('chat');
  session.layout.pane = 'chat';
  session.messageBox.leftQuestion = null; // also where it was left for now
  await tick();
  focusAnswerPlace();
}
