import { LateModule } from '../kit/late-module.svelte';

/* What the chat needs once there is something to show with it, or time. */

export const lateMarkdown = new LateModule(() => import('./Spoken.svelte'));
export const lateFiles = new LateModule(() => import('./Files.svelte'));
