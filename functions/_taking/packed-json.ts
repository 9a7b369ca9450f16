import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Preset dictionary (RFC 1950, section 2.2): texts that nearly every attempt's evidence has, the most frequent ones last.
 * Never change it: stored evidence is read with it.
 */
const DICTIONARY = Buffer.from(
  '"contradictions":{"time":{"claimed":"elapsed":"unsaved":blocked_keyPressed Ctrl+F' +
    'Windows"macOS"iOS"Linux"Firefox"Safari"Edge"tablet"desktop"Asia/KolkataAmerica/New_York' +
    '{"b":[0,0,0,0,0,0],"m":">1>2>3>4>5>6>7>8>9>a>b>c>d>e>f>g","c":{"1":1,"s":[["tab_hidden","' +
    '{"by":"behavior":{"tabSwitches":0,"windowBlurs":0,"fullScreenExits":0,"copyPasteAttempts":0,"rightClickAttempts":0,' +
    '"suspiciousActivity":[{"type":"tab_hidden","timestamp":"2026-01-01T00:00:00.000Z","description":"Tab hidden for 7 s",' +
    '"questionIndex":1}],"totalHiddenTime":0},"metadata":{"deviceType":"mobile","operatingSystem":"Android","browser":"Chrome",' +
    '"screenResolution":"412x915","timezone":"Europe/Berlin","language":"en"},"actions":["answer","go_to","review"],' +
    '"steps":[0,0,1,1,0,0,1,1,0,0,1,1],"changes":[1,1,2,1]}',
);

/** JSON, deflated with the dictionary. */
export function packJson(value: object): Uint8Array {
  const text = Buffer.from(JSON.stringify(value));
  const windowBits = windowFor(text.length + DICTIONARY.length);
  return deflateRawSync(text, { level: 9, windowBits, dictionary: DICTIONARY });
}

/** The inverse of `packJson`. */
export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(bytes, { dictionary: DICTIONARY }).toString());
}

/**
 * Window for this many bytes and what deflate keeps beyond them. The result is as small as with the largest window, which takes
 * half as long again because all of it is cleared first.
 */
const windowFor = (bytes: number): number => Math.min(15, Math.max(9, 32 - Math.clz32(bytes + 262)));
