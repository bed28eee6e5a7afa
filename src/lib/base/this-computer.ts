/** Whether a host, with its port where it has one, is this computer: a program here, which may pass on what it is told. */
export function isThisComputer(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\.[\d.]+$/.test(name);
}
