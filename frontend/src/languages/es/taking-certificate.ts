export const takingCertificate = {
  title: 'Tu certificado',
  looking: 'Buscándolo',
  /** Where it was given to nobody by name. */
  nameless: 'No diste ningún nombre al empezar, así que no nombra a nadie.',
  to: (name: string, issuer: string) => `A nombre de ${name}, emitido por ${issuer}.`,
  toNobody: (issuer: string) => `Emitido por ${issuer}.`,
  stands: 'Es válido. La persona a quien se lo muestres puede comprobarlo:',
  page: (code: string) => `Certificado ${code}`,
  copy: 'Copiar enlace',
  making: 'Se está preparando',
  makingText: 'Tarda unos segundos. Su código no cambia:',
  void: 'Ya no es válido',
  voidText:
    'Tus respuestas se calificaron de nuevo, y ahora el resultado queda por debajo de la puntuación para aprobar.',
  failed: 'No se pudo buscar',
  failedText: 'Se conserva con su código:',
  again: 'Buscar de nuevo',
};
