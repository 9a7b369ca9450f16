export const reviewParts = {
  parts: 'Tu respuesta, parte por parte',
  names: {
    fill_blank: (number: string) => `Hueco ${number}`,
    ordering: (number: string) => `Posición ${number}`,
  } as Readonly<Record<string, (number: string) => string>>,
  nothing: 'Sin respuesta',
  right: 'Correcta',
  wrong: 'Incorrecta',
  /** Before what would have been right; there may be several ways. */
  expected: 'Lo correcto: ',
  or: ' o ',
};
