import { After, AfterAll, Before, BeforeAll, setDefaultTimeout } from '@cucumber/cucumber';
import type { ITestCaseHookParameter } from '@cucumber/cucumber';
import { ShopBrowser } from './browser/browser.ts';
import { TestEnvironment } from './the-run.ts';
import type { ShopWorld } from './world.ts';

const IN_PROCESS_LIMIT = 20_000;
const STEP_LIMIT = 60_000;

setDefaultTimeout(STEP_LIMIT);

let run: TestEnvironment | undefined;
let browser: ShopBrowser | undefined;

BeforeAll({ timeout: 60_000 }, async () => {
  run = await TestEnvironment.open();
});

Before({ timeout: IN_PROCESS_LIMIT }, function (this: ShopWorld) {
  if (!run) throw new Error('The run was not opened');
  this.run = run;
  run.clock.reset();
});

Before({ tags: '@browser', timeout: 60_000 }, async function (this: ShopWorld) {
  if (!run) throw new Error('The run was not opened');
  browser ??= await ShopBrowser.start(run);
  this.browser = browser;
});

After(async function (this: ShopWorld, { result }: ITestCaseHookParameter) {
  if (this.browser) {
    if (result?.status === 'FAILED') this.attach(await this.browser.picture(), 'image/png');
    await this.browser.closeTabs();
  }
  if (this.data === 'own') await run?.empty();
});

AfterAll({ timeout: 30_000 }, async () => {
  await browser?.close();
  browser = undefined;
  await run?.close();
});
