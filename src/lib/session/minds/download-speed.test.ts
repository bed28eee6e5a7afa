import { expect, it } from 'vitest';
import { DownloadSpeed } from './download-speed';

it('speed and time left follow the last seconds, not the whole', () => {
  const speed = new DownloadSpeed();
  expect(speed.perSecond).toBeNull();
  speed.add(0, 100);
  speed.add(500, 200);
  expect(speed.perSecond).toBeNull(); // too short to tell
  for (let second = 1; second <= 10; second++) speed.add(second * 1_000, 1_000 * second);
  expect(speed.perSecond).toBe(1_000);
  expect(speed.left(15_000)).toBe(5);
  for (let second = 11; second <= 20; second++) speed.add(second * 1_000, 10_000);
  expect(speed.perSecond).toBe(0); // it stands still, whatever came before
  expect(speed.left(15_000)).toBeNull();
});
