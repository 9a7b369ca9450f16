import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/**
 * The random id by which a guest is known, and a device on which somebody has signed in before. Made on first use and kept by this browser. Not `randomUUID`, which
 * browsers withhold from a stage that a classroom reaches by plain http.
 */
export function deviceId(): string {
  const stored = readStored(STORAGE_KEYS.deviceId);
  if (stored && /^[\w-]{8,80}$/.test(stored)) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = `d_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  writeStored(STORAGE_KEYS.deviceId, made);
  return made;
}
