import { expect, it } from 'vitest';
import { soundLines } from './sound-lines';

it('says that nobody looks where the thread cannot be started, at once and from then on', async () => {
  const source = new Blob(['throw new Error("it does not start")'], { type: 'text/javascript' });
  const helper = soundLines(URL.createObjectURL(source));
  for (let page = 1; page <= 22; page += 1) expect(await helper.find(['{}'])).toBeNull();
  helper.close();
});
