import { parseSync, Visitor } from 'oxc-parser';

/** What a module's text names of another module. */
export interface Named {
  specifier: string;
  /** Only by `import(…)`: loaded later, so it is no part of a circle. */
  lazy: boolean;
}

/**
 * Imports and exports from other modules, also of types alone, and `import(…)` as an expression and as a type.
 *
 * @throws Error where the text cannot be read: it would hide what it imports
 */
export function importsOf(file: string, text: string): Named[] {
  const { module, program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const now = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value));
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) now.add(moduleRequest.value);
  }
  const later = new Set<string>();
  // The syntax tree costs more than all the rest, and only these stand in it alone.
  if (text.includes('import(')) {
    new Visitor({
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') later.add(source.value);
      },
      TSImportType: ({ source }) => void now.add(source.value),
    }).visit(program);
  }
  const lazy = [...later].filter((specifier) => !now.has(specifier));
  return [
    ...[...now].map((specifier) => ({ specifier, lazy: false })),
    ...lazy.map((specifier) => ({ specifier, lazy: true })),
  ];
}
