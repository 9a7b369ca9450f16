export const takingCertificate = {
  title: 'Votre certificat',
  looking: 'Recherche en cours',
  /** Where it was given to nobody by name. */
  nameless: 'Vous n’avez donné aucun nom au départ, il ne nomme donc personne.',
  to: (name: string, issuer: string) => `Délivré à ${name} par ${issuer}.`,
  toNobody: (issuer: string) => `Délivré par ${issuer}.`,
  stands: 'Il est valable. La personne à qui vous le montrez peut le vérifier :',
  page: (code: string) => `Certificat ${code}`,
  copy: 'Copier le lien',
  making: 'Il est en préparation',
  makingText: 'Cela prend quelques secondes. Son code reste le même :',
  void: 'Il n’est plus valable',
  voidText:
    'Vos réponses ont été notées de nouveau, et le résultat est maintenant sous le score de réussite.',
  failed: 'La recherche a échoué',
  failedText: 'Il est gardé sous son code :',
  again: 'Rechercher encore',
};
