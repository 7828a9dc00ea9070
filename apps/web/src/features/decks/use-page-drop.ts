import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The whole page takes files that are dropped on it; returns whether some are held over it. Without this a file that misses the zone would replace the page. */
export function usePageDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const gone = new AbortController();
    /** entering a child is told before leaving its parent */
    let depth = 0;
    const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void): void => {
      window.addEventListener(name, (event) => hasFiles(event) && (event.preventDefault(), hear(event)), gone);
    };
    on('dragenter', () => setOver(++depth > 0));
    on('dragover', () => undefined);
    on('dragleave', () => setOver(--depth > 0));
    on('drop', ({ dataTransfer }) => {
      depth = 0;
      setOver(false);
      take.current([...(dataTransfer?.files ?? [])]);
    });
    return () => gone.abort();
  }, []);
  return over;
}
