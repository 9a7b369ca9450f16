export const newsletter = {
  title: 'Boletín',
  text: 'Novedades de Quizhall e ideas para mejores quizzes.',
  email: 'Dirección de correo',
  placeholder: 'tu@example.org',
  subscribe: 'Suscribirse',
  required: 'Escribe tu correo',
  invalid: 'Escribe una dirección de correo válida',
  failed: 'No funcionó. Inténtalo de nuevo en un momento.',
  sent: 'Mira tu bandeja de entrada para confirmar la suscripción.',
  sentTo: (email: string) => `Enviamos el enlace de confirmación a ${email}.`,
  another: 'Usar otra dirección',
  home: 'Volver al inicio',
  confirm: {
    documentTitle: 'Suscripción al boletín',
    ask: '¿Suscribirte al boletín?',
    askText:
      'Confirma que lo quieres en la dirección a la que llegó este enlace. Puedes darte de baja en cualquier momento.',
    button: 'Confirmar suscripción',
    done: 'Tu suscripción está activa',
    doneText:
      'A partir de ahora el boletín llega a esta dirección. Cada número trae un enlace para darte de baja.',
    invalid: 'Este enlace no funciona',
    invalidText:
      'Puede que tenga más de siete días o que no esté completo. Escribe otra vez tu dirección y te enviamos uno nuevo.',
    failed: 'No se pudo confirmar tu suscripción. Inténtalo de nuevo en un momento.',
  },
  unsubscribe: {
    documentTitle: 'Darse de baja',
    ask: '¿Darte de baja del boletín?',
    askText: 'No recibirás más números. Los correos sobre tu cuenta y tus quizzes seguirán llegando.',
    button: 'Darme de baja',
    done: 'La baja está hecha',
    doneText:
      'A esta dirección no llegan más números. Puedes suscribirte de nuevo cuando quieras al pie de la página de inicio.',
    invalid: 'Este enlace no funciona',
    invalidText: 'Puede que no esté completo. Abre de nuevo el enlace de tu último correo del boletín.',
    failed: 'No funcionó. Inténtalo de nuevo en un momento.',
  },
};
