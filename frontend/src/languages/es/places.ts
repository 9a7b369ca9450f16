export const places = {
  choices: 'Opciones',
  prompts: {
    matching: 'Arrastra lo que corresponde a cada uno a su lugar o elígelo en la lista de al lado',
    ordering: 'Arrastra los elementos para ponerlos en el orden correcto o muévelos con las flechas',
  },
  notChosen: 'Elegir',
  nothing: 'Nada elegido',
  placed: (choice: string, left: string) => `${choice} está colocado en ${left}.`,
  cleared: (left: string) => `No hay nada elegido para ${left}.`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: posición ${place} de ${count}`,
  keep: 'Dejar este orden',
  kept: 'Este orden es tu respuesta.',
};
