export const takingStartAlert = {
  label: 'Zum Start benachrichtigen',
  off: 'Du bekommst eine Mitteilung und kannst diese Seite schließen.',
  on: 'Du bekommst eine Mitteilung. Schalte sie aus, wenn du es dir anders überlegst.',
  loadFailed: 'Ob du benachrichtigt werden möchtest, konnte nicht nachgesehen werden.',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuche es erneut.',
};
