"""The games at random and the vocabularies that laws are held over, themselves."""
