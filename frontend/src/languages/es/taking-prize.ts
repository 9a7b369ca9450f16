export const takingPrize = {
  title: (amount: string) => `Premio: ${amount}`,
  ahead: (places: number, when: string) =>
    places === 1
      ? `El mejor resultado lo gana, y puede ser el tuyo. Se decide el ${when} como muy pronto.`
      : `Los ${places} mejores resultados lo comparten, y el tuyo puede ser uno de ellos. Se decide el ${when} como muy pronto.`,
  over: 'El quiz terminó. Se decide quién gana cuando todo esté entregado y calificado.',
  told: 'Quienes ganan reciben un correo que dice cómo pedir su premio.',
};
