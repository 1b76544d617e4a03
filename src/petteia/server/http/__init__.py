"""HTTP: endpoints, their errors and security, static files and the API's description."""
