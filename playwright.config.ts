import { defineConfig } from '@playwright/test';
import { chromiumArguments, systemChromium } from './tests/support/system-chromium';

const executablePath = systemChromium();

/** The built app is tested; scripts/test.ts builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 120_000, // decides nothing: busy machines are slow
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // filling the offline copy costs each test a fifth of its time; what is about it allows it
    launchOptions: { args: chromiumArguments(), ...(executablePath && { executablePath }) },
  },
});
