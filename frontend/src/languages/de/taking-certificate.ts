export const takingCertificate = {
  title: 'Dein Zertifikat',
  looking: 'Es wird gesucht',
  /** Where it was given to nobody by name. */
  nameless: 'Du hast am Anfang keinen Namen angegeben, deshalb nennt es niemanden.',
  to: (name: string, issuer: string) => `Auf den Namen ${name}, ausgestellt von ${issuer}.`,
  toNobody: (issuer: string) => `Ausgestellt von ${issuer}.`,
  stands: 'Es ist gültig. Wem du es zeigst, kann es prüfen:',
  page: (code: string) => `Zertifikat ${code}`,
  copy: 'Link kopieren',
  making: 'Es wird erstellt',
  makingText: 'Das dauert einige Sekunden. Sein Code bleibt gleich:',
  void: 'Es gilt nicht mehr',
  voidText: 'Deine Antworten wurden neu bewertet, und das Ergebnis liegt jetzt unter der Bestehensgrenze.',
  failed: 'Es konnte nicht gesucht werden',
  failedText: 'Es liegt unter seinem Code bereit:',
  again: 'Neu suchen',
};
