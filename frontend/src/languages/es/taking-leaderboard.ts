export const takingLeaderboard = {
  title: 'Clasificación',
  empty: 'Todavía no hay nadie en la clasificación.',
  awaitsPrize: (when: string | undefined) =>
    when === undefined
      ? 'La clasificación aparece cuando se decida el premio.'
      : `La clasificación aparece cuando se decida el premio, el ${when}.`,
  loading: 'Cargando la clasificación',
  rank: 'Puesto',
  name: 'Nombre',
  score: 'Puntuación',
  time: 'Tiempo',
  you: 'Tú',
  yours: (rank: string, isAbout: boolean) =>
    isAbout ? `Tú: alrededor del puesto ${rank}` : `Tú: puesto ${rank}`,
  all: (count: number) => `Mostrar los ${count}`,
  displayName: 'Nombre en la clasificación',
  displayNameHint: 'Opcional. Si no, se muestra tu nombre de pila.',
  hide: 'No mostrar este intento en la clasificación',
  hideHint: 'Tu puntuación cuenta igual.',
};
