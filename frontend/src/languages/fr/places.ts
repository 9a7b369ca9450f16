export const places = {
  choices: 'Choix',
  prompts: {
    matching: 'Faites glisser chaque élément à sa place, ou choisissez-le dans la liste qui s’y trouve',
    ordering: 'Faites glisser les éléments dans le bon ordre, ou déplacez-les avec les flèches',
  },
  notChosen: 'Choisir',
  nothing: 'Aucun choix',
  placed: (choice: string, left: string) => `${choice} est placé sur ${left}.`,
  cleared: (left: string) => `Rien n’est choisi pour ${left}.`,
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  moved: (name: string, place: number, count: number) => `${name} : position ${place} sur ${count}`,
  keep: 'Garder cet ordre',
  kept: 'Cet ordre est votre réponse.',
};
