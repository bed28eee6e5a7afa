import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { systemChromium } from '../../tests/support/system-chromium';
import { runProgram, runTool } from './run-tool';

/**
 * Makes sure that a browser is there and returns its path; undefined means Playwright's own.
 * Order: on the search path, Playwright's own where already installed, from Debian's packages as root, Playwright's download.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const found = systemChromium();
  if (found !== undefined || existsSync(chromium.executablePath())) return found;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium from the system packages …');
    if (await installFromSystemPackages()) return systemChromium();
  }
  console.error('Installing Chromium for Playwright …');
  const { exitCode } = await runTool('playwright', ['install', 'chromium']);
  if (exitCode !== 0) throw new Error('No browser could be installed. Install Chromium or Chrome and try again.');
  return undefined;
}

/** False where the packages are not to be had. The font is for Japanese text in screenshots. */
async function installFromSystemPackages(): Promise<boolean> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '--quiet'], { environment, isQuiet: true });
  const packages = ['chromium', 'fonts-noto-cjk'];
  const { exitCode, output } = await runProgram(
    'apt-get',
    ['install', '--yes', '--quiet', '--no-install-recommends', ...packages],
    { environment, isQuiet: true },
  );
  if (exitCode !== 0) console.error(output);
  return exitCode === 0 && systemChromium() !== undefined;
}
