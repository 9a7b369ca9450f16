export const places = {
  choices: 'Auswahl',
  prompts: {
    matching: 'Zieh, was zusammengehört, an seinen Platz, oder wähle es dort aus der Liste',
    ordering: 'Zieh diese in die richtige Reihenfolge, oder verschiebe sie mit den Pfeilen',
  },
  notChosen: 'Wählen',
  nothing: 'Nichts gewählt',
  placed: (choice: string, left: string) => `${choice} steht jetzt bei ${left}.`,
  cleared: (left: string) => `Bei ${left} ist nichts gewählt.`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  moved: (name: string, place: number, count: number) => `${name}: Platz ${place} von ${count}`,
  keep: 'So lassen',
  kept: 'Diese Reihenfolge ist deine Antwort.',
};
