/** Begins something whenever an element comes into view, and ends it whenever it goes; gives what ends it for good. */
export function whileInView(element: Element, begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const observer = new IntersectionObserver((changes) => {
    const isInView = changes.at(-1)?.isIntersecting === true;
    if (isInView) end ??= begin();
    else {
      end?.();
      end = null;
    }
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    end?.();
  };
}
