import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium or Chrome on the search path; undefined where there is none, which Playwright takes as "your own". */
export function systemChromium(): string | undefined {
  return onSearchPath(names);
}

/**
 * What tests are run in: where it is there, the same Chromium without the window that nobody sees (Debian's chromium-headless-shell),
 * which starts and closes pages in half the processor time. Long runs take the whole browser.
 */
export function testChromium(): string | undefined {
  const isLong = process.env['YADORI_LONG'] === '1';
  return (isLong ? undefined : onSearchPath(['chromium-headless-shell'])) ?? systemChromium();
}

function onSearchPath(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What no test looks at: the pop-ups of the address bar are pages of their own, and cost as much as the app in each new window. */
const unusedFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Turned off by Playwright too; named here because a browser heeds only the last such list. */
const disturbingFeatures = [
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Keeps a test browser from calling home, lets it start as root, and keeps it from playing a graphics card on the processor. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${[...unusedFeatures, ...disturbingFeatures].join(',')}`,
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
