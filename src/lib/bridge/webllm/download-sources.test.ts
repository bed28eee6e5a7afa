import { describe, expect, it } from 'vitest';
import { downloadPolicy, isAllowedSource, isDownloadScript, sourcesIn, sourcesOf, toSource } from './download-sources';

describe('what a download may reach', () => {
  it('is its own hubs and their storage, and a policy names no more', () => {
    const sources = sourcesOf({ model: 'https://models.example/a', model_lib: 'http://127.0.0.1:81/l.wasm' });
    expect(sources).toEqual(['https://models.example', 'http://127.0.0.1:81']);
    const policy = downloadPolicy([...sources, "'self'", "https://x.example; script-src 'unsafe-eval'", '*']);
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; connect-src https://models.example http://127.0.0.1:81",
    );
    expect(sourcesIn(policy)).toEqual(sources);
    expect(downloadPolicy([])).toContain("connect-src 'none'");
    expect(sourcesIn(downloadPolicy([]))).toEqual([]);
  });

  it('all hosts below one are a source, and no wider star is', () => {
    expect(toSource('https://*.hf.co')).toBe('https://*.hf.co');
    for (const wide of ['https://*', 'https://*.co', 'http://*.hf.co', 'https://a.*.co', '*', 'https:'])
      expect(toSource(wide), wide).toBeNull();
    const allowed = ['https://*.hf.co', 'https://huggingface.co'];
    expect(isAllowedSource('https://cas-bridge.xethub.hf.co/x', allowed)).toBe(true);
    expect(isAllowedSource('https://huggingface.co/x', allowed)).toBe(true);
    for (const other of [
      'https://hf.co.evil.example/',
      'https://evilhf.co/',
      'http://a.hf.co/',
      'https://u:p@a.hf.co/',
    ])
      expect(isAllowedSource(other, allowed), other).toBe(false);
  });

  it('only that thread gets this policy', () => {
    expect(isDownloadScript('/app/assets/download.worker-Ab12cd34.js')).toBe(true);
    expect(isDownloadScript('/app/assets/model.worker-Ab12cd34.js')).toBe(false);
  });
});
