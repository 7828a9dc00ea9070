import { appTexts } from '../../texts/app.ts';
import { paperTexts } from '../../texts/papers.ts';
import styles from './paper.module.css';

function Paper({ title, parts }: { title: string; parts: readonly { title: string; text: string }[] }) {
  return (
    <main className={`wrap ${styles.paper}`}>
      <title>{appTexts.title(title)}</title>
      <h1>{title}</h1>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
        </section>
      ))}
    </main>
  );
}

/** What happens to faces and figures. */
export function PrivacyScreen() {
  return <Paper {...paperTexts.privacy} />;
}

/** What one agrees to. */
export function TermsScreen() {
  return <Paper {...paperTexts.terms} />;
}
