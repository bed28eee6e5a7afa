import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextFrame } from './live-view.svelte';

afterEach(() => vi.restoreAllMocks());

describe('the next frame', () => {
  it('is drawn before anything goes on, with all that drew in it', async () => {
    const order: string[] = [];
    const frame = nextFrame().then(() => order.push('after'));
    requestAnimationFrame(() => order.push('drawing'));
    await frame;
    expect(order).toEqual(['drawing', 'after']);
  });

  it('is not waited for in a page that is hidden', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = vi.spyOn(window, 'requestAnimationFrame');
    await nextFrame();
    expect(asked).not.toHaveBeenCalled();
  });

  it('that never comes holds nothing up', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await expect(nextFrame()).resolves.toBeUndefined();
  });
});
