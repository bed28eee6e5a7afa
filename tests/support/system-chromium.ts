import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium or Chrome on the search path; undefined where there is none, which Playwright takes as "your own". Debian's headless shell would be
 * quicker, but paints before the styles are there.
 */
export function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What no test looks at: the pop-ups of the address bar are pages of their own, and cost as much as the app in each new window. */
const unusedFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

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
