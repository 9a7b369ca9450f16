import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/**
 * Random id that identifies a guest or a device with an earlier sign-in. Created on first use and stored in the
 * browser. `randomUUID` is unavailable on stages that classrooms reach over plain HTTP.
 */
export function deviceId(): string {
  const stored = readStored(STORAGE_KEYS.deviceId);
  if (stored && /^[\w-]{8,80}$/.test(stored)) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = `d_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  writeStored(STORAGE_KEYS.deviceId, made);
  return made;
}
