import { LateComponent } from '../kit/late-component.svelte';

/* What lines of the chat need once there is something to show with it. */

export const lateMarkdown = new LateComponent(() => import('../kit/Markdown.svelte'));
export const lateCopyButton = new LateComponent(() => import('../kit/CopyButton.svelte'));
