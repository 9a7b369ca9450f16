export const appLater = {
  creatorOnly: {
    title: 'Esta página es para creadores de quizzes',
    text: 'Tu cuenta puede hacer quizzes, pero no crearlos.',
    become: 'Ser creador',
    shared: 'Quizzes compartidos contigo',
  },
  trust: {
    status: 'Estado',
    troubled: 'Algunas cosas no funcionan',
    operational: 'Todo funciona con normalidad',
    encryption: 'Seguridad de nivel bancario',
    soc2: 'SOC 2',
    gdpr: 'RGPD',
  },
  shortcuts: {
    andThen: 'y luego',
    or: 'o',
    setting: 'Atajos de una sola tecla',
    settingHint:
      'Desactívalos si usas entrada de voz o si las teclas hacen cosas que no querías. Vale para este dispositivo.',
    areOff:
      'Los atajos de una sola tecla están desactivados: letras, cifras y signos no hacen nada hasta que los actives de nuevo.',
  },
};
