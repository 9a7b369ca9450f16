/** Signs that no file system takes, or that lead somewhere else; control and invisible characters with them. */
const NEVER = /[\\/:*?"<>|%]|\p{C}/gu;
/** Devices of Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const LONGEST = 80;

/** A title as the name of a file, on every system and in a header; `quiz` where nothing of it can be written. */
export function fileNameOf(title: string, ending: string): string {
  const words = title.replace(/\s+/g, ' ').replace(NEVER, '').replace(/ +/g, ' ');
  const name = Array.from(words)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${DEVICE.test(name) ? 'quiz ' : ''}${name || 'quiz'}${ending}`;
}
