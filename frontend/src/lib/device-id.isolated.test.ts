// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceId } from './device-id.ts';

beforeEach(() => localStorage.clear());

describe('deviceId', () => {
  it('is made once and kept', () => {
    const first = deviceId();
    expect(first).toMatch(/^d_[0-9a-f]{32}$/);
    expect(deviceId()).toBe(first);
    expect(localStorage.getItem('quizhall.deviceId')).toBe(first);
  });

  it('is made anew when what is stored is none', () => {
    localStorage.setItem('quizhall.deviceId', 'x y');
    expect(deviceId()).toMatch(/^d_/);
  });

  it('lasts for the visit where the browser refuses storage', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(deviceId()).toBe(deviceId());
    expect(localStorage.getItem('quizhall.deviceId')).toBeNull();
  });
});
