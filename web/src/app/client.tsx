import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { App } from './app.tsx'

const root = document.getElementById('app')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
