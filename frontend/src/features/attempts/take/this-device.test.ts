import { expect, test } from 'vitest';
import { describeDevice } from './this-device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`,
    'desktop',
    'Windows',
    'Edge',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'mobile', 'Android', 'Chrome'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'mobile',
    'iOS',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop', 'Linux', 'Firefox'],
  ['something else', 'desktop', 'Other', 'Other'],
])('%s', (userAgent, deviceType, operatingSystem, browser) => {
  expect(describeDevice(userAgent)).toEqual({ deviceType, operatingSystem, browser });
});
