/** Whether a file fits an input's `accept` list: endings (".csv"), types ("image/png") and groups ("image/*"). */
export function acceptsFile(accept: string, file: Pick<File, 'name' | 'type'>): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
    })
  );
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/** "640 KB", "2.5 MB": powers of 1024, as upload limits are counted. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${UNITS[step]}`;
}
